/** Where the next decision may stand, what is needed first before what comes after it. */
export const DECISION_PLACES = ['cover', 'choice', 'answer'] as const;
export type DecisionPlace = (typeof DECISION_PLACES)[number];

/** Marks a view as such a place, so that the focus finds it; phones, which have none, ignore it. */
export const decisionPlace = (decision: DecisionPlace): object => ({ dataSet: { decision } });
