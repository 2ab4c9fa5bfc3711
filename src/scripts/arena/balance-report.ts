import { pieceLines } from './pieces';
import { deviation, mean, percent, quantile, shareOf } from './statistics';
import type { Fate, Tally } from './tally';

const spread = (values: readonly number[]): string =>
  `${mean(values).toFixed(1)} ± ${deviation(values).toFixed(1)} (${quantile(values, 0)} to ${quantile(values, 1)})`;

function seatLines(tallies: readonly Tally[], seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const wins = tallies.reduce(
      (sum, { winners }) => sum + (winners.includes(seat) ? 1 / winners.length : 0),
      0,
    );
    const { share, low, high } = shareOf(wins, tallies.length);
    const score = mean(tallies.map(({ totals }) => totals[seat] ?? 0));
    const off = 100 * (share - 1 / seats);
    const beside = `${off < 0 ? '−' : '+'}${Math.abs(off).toFixed(1)} points`;
    const interval = `${percent(low)} – ${percent(high)}`;
    return `  seat ${seat + 1}  wins ${percent(share).padStart(7)}  (${interval}, ${beside} beside fair)  score ${score.toFixed(1)}`;
  });
}

function partLines(tallies: readonly Tally[]): string[] {
  const names = [...new Set(tallies.flatMap(({ parts }) => parts.flatMap((part) => Object.keys(part))))];
  const ofAll = mean(tallies.flatMap(({ totals }) => totals));
  return names.map((name) => {
    const all = mean(tallies.flatMap(({ parts }) => parts.map((part) => part[name] ?? 0)));
    const winners = tallies.flatMap((tally) => tally.winners.map((seat) => tally.parts[seat]?.[name] ?? 0));
    const part = percent(ofAll === 0 ? 0 : all / ofAll);
    return `  ${name.padEnd(14)} ${all.toFixed(2).padStart(6)} a player, ${part.padStart(7)} of all points; winners ${mean(winners).toFixed(2)}`;
  });
}

interface Fared extends Fate {
  /** Games in which it was on offer, and in which somebody chose it. */
  games: number;
  chosenIn: number;
}

function fareOf(tallies: readonly Tally[]): Fared[] {
  const all = new Map<string, Fared>();
  for (const { fates } of tallies) {
    for (const [key, fate] of Object.entries(fates)) {
      const sum = all.get(key) ?? {
        ...fate,
        offered: 0,
        chosen: 0,
        choosers: 0,
        wins: 0,
        games: 0,
        chosenIn: 0,
      };
      sum.offered += fate.offered;
      sum.chosen += fate.chosen;
      sum.choosers += fate.choosers;
      sum.wins += fate.wins;
      sum.games += 1;
      sum.chosenIn += fate.chosen > 0 ? 1 : 0;
      all.set(key, sum);
    }
  }
  return [...all.values()];
}

/** How much likelier than fair somebody who made this move was to win. */
const edge = (fare: Fared, seats: number): string =>
  fare.choosers === 0
    ? ''
    : `, its players won × ${((fare.wins / fare.choosers) * seats).toFixed(2)} of fair`;

const perPlayer = (name: string, sum: number, tallies: readonly Tally[], seats: number): string =>
  `  ${name.padEnd(32)} ${(sum / tallies.length / seats).toFixed(2).padStart(7)}`;

function kindLines(fares: readonly Fared[], tallies: readonly Tally[], seats: number): string[] {
  const kinds = [...new Set(fares.map(({ kind }) => kind))].sort();
  return kinds.map((kind) => {
    const chosen = fares.filter((fare) => fare.kind === kind).reduce((sum, fare) => sum + fare.chosen, 0);
    return perPlayer(kind, chosen, tallies, seats);
  });
}

function flowLines(tallies: readonly Tally[], seats: number): string[] {
  const flows = [...new Set(tallies.flatMap((tally) => Object.keys(tally.flows)))].sort();
  return flows.map((flow) => {
    const of = ({ flows: all }: Tally, seat: number) => all[flow]?.[seat] ?? 0;
    const sum = tallies.reduce(
      (all, tally) => all + tally.totals.reduce((s, _, seat) => s + of(tally, seat), 0),
      0,
    );
    const winners = mean(tallies.flatMap((tally) => tally.winners.map((seat) => of(tally, seat))));
    return `${perPlayer(flow, sum, tallies, seats)}; winners ${winners.toFixed(2)}`;
  });
}

/** How often each thing was had at the end, and how much likelier than fair whoever had it was to win. */
function holdingLines(tallies: readonly Tally[], seats: number): string[] {
  const groups = new Map<string, Map<string, { had: number; wins: number }>>();
  for (const { holdings, winners } of tallies) {
    for (const { group, name, seat } of holdings) {
      const names = groups.get(group) ?? new Map<string, { had: number; wins: number }>();
      groups.set(group, names);
      const sum = names.get(name) ?? { had: 0, wins: 0 };
      names.set(name, sum);
      sum.had += 1;
      if (winners.includes(seat)) sum.wins += 1 / winners.length;
    }
  }
  return [...groups].flatMap(([group, names]) => [
    `${group}, by how often whoever had them won`,
    ...[...names]
      .sort(([, a], [, b]) => b.wins / b.had - a.wins / a.had)
      .map(([name, { had, wins }]) => {
        const { share, low, high } = shareOf(wins, had);
        const interval = `${percent(low)} – ${percent(high)}`;
        return `  ${name.padEnd(24)} ${percent(share).padStart(7)} of ${`${had}`.padStart(4)} (${interval}), × ${(share * seats).toFixed(2)} of fair`;
      }),
  ]);
}

function milestoneLines(tallies: readonly Tally[]): string[] {
  const names = [...new Set(tallies.flatMap(({ milestones }) => Object.keys(milestones)))];
  if (names.length === 0) return [];
  return [
    'Round in which the leader had',
    ...names.map((name) => {
      const rounds = tallies.flatMap(({ milestones }) => milestones[name] ?? []);
      return `  ${name.padEnd(24)} ${spread(rounds)}, in ${percent(rounds.length / tallies.length)} of games`;
    }),
  ];
}

const LONG_LIST = 400;
/** What comes up in fewer games says nothing about always or never. */
const RARE = 0.05;

function moveLines(fares: readonly Fared[], games: number, seats: number): string[] {
  const common = fares.filter((fare) => fare.games >= RARE * games);
  const named = common
    .slice()
    .sort((a, b) => b.chosenIn / b.games - a.chosenIn / a.games)
    .map(
      (fare) =>
        `  ${percent(fare.chosenIn / fare.games).padStart(7)} of ${fare.games} games  ${fare.label}${edge(fare, seats)}`,
    );
  const list = (fits: (fare: Fared) => boolean) =>
    common
      .filter(fits)
      .map(({ label }) => label)
      .join('; ') || 'none';
  return [
    'Moves by how often somebody chose them in the games where they were on offer',
    ...named.slice(0, LONG_LIST),
    `Always chosen: ${list(({ chosenIn, games: all }) => chosenIn === all)}`,
    `Never chosen: ${list(({ chosen }) => chosen === 0)}`,
  ];
}

export function balanceReport(tallies: readonly Tally[], seats: number): string {
  const fares = fareOf(tallies);
  const pieces = pieceLines(
    tallies.map((tally) => tally.pieces),
    seats,
  );
  return [
    `${seats} players, ${tallies.length} games`,
    `  rounds ${spread(tallies.map(({ rounds }) => rounds))}, moves ${spread(tallies.map(({ moves }) => moves))}`,
    `  scores ${spread(tallies.flatMap(({ totals }) => totals))}, winners ${spread(tallies.map(({ totals }) => Math.max(...totals)))}`,
    'Seats',
    ...seatLines(tallies, seats),
    'Where points come from',
    ...partLines(tallies),
    'For each player and game',
    ...kindLines(fares, tallies, seats),
    ...flowLines(tallies, seats),
    ...milestoneLines(tallies),
    ...holdingLines(tallies, seats),
    ...(pieces.length > 0 ? pieces : moveLines(fares, tallies.length, seats)),
  ].join('\n');
}
