/**
 * The cut-outs carry their shadow as black of some strength; on warm paper that is heavier than the machine. Here it
 * becomes a warm gray, and stays dark only where a skid touches the ground. The view in 3D draws its own alike.
 */
export const onPaper = {
  /** Colors of the shadow in the open and at the contact. */
  open: [60, 44, 14],
  contact: [22, 19, 14],
  /** Share of its strength that it keeps in the open. */
  kept: 0.66,
  /** Strengths between which the open ends and the contact begins. */
  deepens: [0.5, 0.72],
} as const;
