/** Deals, orders, market, loading and factories. */
export const trade = {};
