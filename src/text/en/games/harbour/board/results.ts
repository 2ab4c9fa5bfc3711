/** The final account. */
export const results = {
  results: {
    moreBuildings: 'more buildings',
    moreGoods: 'more goods',
  },
};
