/** The day of the build, by which pages date what may change. SOURCE_DATE_EPOCH makes two builds of one source equal. */
const { SOURCE_DATE_EPOCH } = process.env;

export const builtOn = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();

/** As print sets it in the title block: 2026-11-16. */
export const edition = builtOn.toISOString().slice(0, 10);
