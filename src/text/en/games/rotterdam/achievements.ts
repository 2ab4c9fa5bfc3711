/** What can be earned in Rotterdam beside winning it. */
export const achievements = {
  twoHome: {
    name: 'Convoy',
    how: 'As captain, bring two of your ships in one action into the harbours that fit their cargo. Let ships wait for the same colours.',
  },
  pilotage: {
    name: 'Pilotage',
    how: 'In one action as captain, be paid for two ships of others. A colour that serves everybody can serve you best.',
  },
  tug: {
    name: 'The last cable',
    how: 'With a Tug, pull your ship into the harbour that fits its cargo. No captain earns anything by it.',
  },
  anchorage: {
    name: 'Riding at anchor',
    how: 'While another player is the sailor, take two ship cards for your ships at anchorages.',
  },
  fullQuay: {
    name: 'Full quay',
    how: 'Get three product cards or more in one action as loader, by ships and by factories. Wait until it is worth a worker.',
  },
  factories: {
    name: 'Smoking chimneys',
    how: 'Get four product cards in a game from your factories. They also work when others unload.',
  },
  missing: {
    name: 'The missing piece',
    how: 'As trader, buy a product that you had none of, and fill an order with it in your very next turn.',
  },
  bigOrder: {
    name: 'Bulk order',
    how: 'Fill an order of 8 points or more. Three products cost one worker, as two do.',
  },
  twoOrders: {
    name: 'Busy counter',
    how: 'Fill two orders in one round. Have the products of several open orders in hand before you begin.',
  },
  goodDay: {
    name: 'Good day at the exchange',
    how: 'Earn 25 million or more by selling in one action as trader. Prices recover only when somebody buys.',
  },
};
