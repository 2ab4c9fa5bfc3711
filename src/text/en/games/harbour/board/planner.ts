/** Ship and buy. */
export const planner = {
  planner: {
    suggest: 'Suggest',
  },
};
