export const toastLabels = { region: "Notifications", dismiss: "Dismiss" } as const;
