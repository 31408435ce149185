/** The mark: a hexagon and three of the hexacopter's six booms, on a square of 24 units. */
export const mark = {
  size: 24,
  lineWidth: 1.75,
  frame: "M12 1.5 21 6.75v10.5L12 22.5 3 17.25V6.75Z",
  booms: "M12 12V22M12 12 3.5 7M12 12l8.5-5",
} as const;
