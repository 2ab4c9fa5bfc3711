const times = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`);

/** The final account. */
export const results = {
  account: (a: { rounds: number }) => `Rotterdam · ${times(a.rounds, 'round', 'rounds')} · final account`,
  wins: (a: { name: string }) => `${a.name} masters the trade`,
  share: (a: { names: string }) => `${a.names} share the trade`,
  lastRound: (a: { points: number }) => `${a.points} points: the last round`,
  sources: { orders: 'Orders filled', products: 'Products in hand', shipCards: 'Ship cards in hand' },
  left: (a: { money: string }) => `${a.money} left`,
  sums: (a: { orders: number; products: number; shipCards: number }) =>
    `orders ${a.orders} · products ${a.products} · ship cards ${a.shipCards}`,
  moreOrderPoints: 'more order points',
  moreMoney: 'more money',
  bestCaptain: (a: { name: string }) => `Best captain: ${a.name}`,
  captainAbout: (a: { times: number; money: string }) =>
    `${times(a.times, 'time', 'times')} captain, ${a.money} in bonuses`,
  busiest: (a: { harbour: string }) => `Busiest harbour: ${a.harbour}`,
  busiestAbout: (a: { count: number; raw: string }) =>
    `${times(a.count, 'cargo', 'cargoes')} of ${a.raw} unloaded`,
  dearest: (a: { name: string }) => `Dearest deal: ${a.name}`,
  boughtAbout: (a: { count: number; product: string; money: string }) =>
    `${a.count} × ${a.product} bought for ${a.money}`,
  soldAbout: (a: { count: number; product: string; money: string }) =>
    `${a.count} × ${a.product} sold for ${a.money}`,
};
