export const emergency = {
  label: "Emergency intelligence",
  title: "When something fails, it does not improvise.",
  text: "A lost link, a low battery, a lost ground station, a navigation fault, a geofence reached: each starts a response that you chose before takeoff. Hold, return or land, as far as the fault allows. The choice is in the mission file, and so in the record.",
} as const;
