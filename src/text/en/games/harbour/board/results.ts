const times = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`);

/** The final account. */
export const results = {
  results: {
    account: (a: { turns: number }) => `Harbour · ${times(a.turns, 'turn', 'turns')} · final account`,
    sources: {
      buildings: 'Buildings',
      ability: 'Ability',
      bonus: (a: { units: number }) => `Bonus card, 1 for ${a.units}`,
    },
    bought: (a: { count: number; points: number }) =>
      `${times(a.count, 'building', 'buildings')} ${a.points}`,
    /** What earned points beside buildings. */
    onSpace: (a: { good: string; space: number; points: number }) =>
      `${a.good} on space ${a.space}: ${a.points}`,
    hats: (a: { count: number; points: number }) => `${times(a.count, 'top hat', 'top hats')}: ${a.points}`,
    symbolKinds: (a: { count: number; points: number }) =>
      `${times(a.count, 'kind of symbol', 'kinds of symbols')}: ${a.points}`,
    bonusCard: (a: { units: number; good: string; points: number }) =>
      `bonus card, ${a.units} ${a.good}: ${a.points}`,
    moreBuildings: 'more buildings',
    moreGoods: 'more goods',
    fourth: (a: { name: string }) => `The fourth building: ${a.name}`,
    fourthAbout: (a: { building: string; price: string; turn: number; last: string }) =>
      `${a.building} for ${a.price} in turn ${a.turn}, ${a.last} had the last turn`,
    mostShipped: (a: { name: string; money: string }) => `Most shipped: ${a.name}, ${a.money}`,
    shipments: (a: { count: number }) => times(a.count, 'shipment', 'shipments'),
    never: (a: { good: string }) => `${a.good} never`,
    mostVisited: (a: { building: string }) => `Most visited: ${a.building}`,
    visits: (a: { count: number }) => times(a.count, 'visit', 'visits'),
    feesFor: (a: { count: number; name: string }) => `${times(a.count, 'fee', 'fees')} for ${a.name}`,
  },
};
