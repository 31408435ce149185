/** Its script is asked for by whoever may have something to say. */
export const toasterId = "notifications";
