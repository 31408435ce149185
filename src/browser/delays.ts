/** Between the pointer leaving the products menu and its closing, in milliseconds. */
export const productsMenuCloseDelay = 150;

/** Between arriving at a page and scrolling to the section asked for, in milliseconds. */
export const sectionScrollDelay = 100;

/** How long a script may keep a visitor waiting, in milliseconds. */
export const patience = 8000;
