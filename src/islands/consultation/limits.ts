/** Numbers the specification fixes. Lengths count UTF-16 units, as `maxLength` does. */

export const fieldLimits = {
  organization: { min: 2, max: 100 },
  contactPerson: { min: 2, max: 100 },
  phone: { min: 10, max: 15 },
  requirements: { min: 10, max: 2000 },
} as const;

/** No sanitized value grows past this, whatever its field allows. */
export const maxSanitizedLength = 1000;

export const submitDelay = 1000;
