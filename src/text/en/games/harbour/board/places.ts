/** Buildings, their effects and their sheets. */
export const places = {
  sheets: {
    places: 'All places',
    display: 'On offer',
    bonus: 'Bonus card',
    planner: 'Ship and buy',
  },
};
