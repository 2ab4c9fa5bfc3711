import type { results as english } from '../../../../en/games/rotterdam/board/results';
import type { Shape } from '../../../../shape';

const times = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`);

export const results: Shape<typeof english> = {
  account: (a) => `Rotterdam · ${times(a.rounds, 'Runde', 'Runden')} · Schlussrechnung`,
  wins: (a) => `${a.name} beherrscht den Handel`,
  share: (a) => `${a.names} teilen sich den Handel`,
  lastRound: (a) => `${a.points} Punkte: die letzte Runde`,
  sources: { orders: 'Erfüllte Aufträge', products: 'Produkte auf der Hand', shipCards: 'Schiffskarten' },
  left: (a) => `${a.money} übrig`,
  sums: (a) => `Aufträge ${a.orders} · Produkte ${a.products} · Schiffskarten ${a.shipCards}`,
  moreOrderPoints: 'mehr Auftragspunkte',
  moreMoney: 'mehr Geld',
  bestCaptain: (a) => `Bester Kapitän: ${a.name}`,
  captainAbout: (a) => `${a.times} Mal Kapitän, ${a.money} Prämien`,
  busiest: (a) => `Lebhaftester Hafen: ${a.harbour}`,
  busiestAbout: (a) => `${times(a.count, 'Ladung', 'Ladungen')} ${a.raw} gelöscht`,
  dearest: (a) => `Teuerstes Geschäft: ${a.name}`,
  boughtAbout: (a) => `${a.count} × ${a.product} für ${a.money} gekauft`,
  soldAbout: (a) => `${a.count} × ${a.product} für ${a.money} verkauft`,
};
