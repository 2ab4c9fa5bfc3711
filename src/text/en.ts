import { advice } from './en/advice';
import { board } from './en/board';
import { curtain } from './en/curtain';
import { deals } from './en/deals';
import { failure } from './en/failure';
import { games } from './en/games';
import { learn } from './en/learn';
import { newGame } from './en/newGame';
import { privacy } from './en/privacy';
import { puzzles } from './en/puzzles';
import { records } from './en/records';
import { lookBack } from './en/lookBack';
import { replay } from './en/replay';
import { catalogue } from './en/catalogue';
import { rules } from './en/rules';
import { saves } from './en/saves';
import { table } from './en/table';
import { today } from './en/today';
import { webApp } from './en/webApp';

/** The source of truth: every other language is typed against it. */
export const en = {
  app: {
    name: 'Harbourmaster',
  },
  common: {
    back: 'Back',
    close: 'Close',
    less: (a: { what: string }) => `${a.what}: less`,
    more: (a: { what: string }) => `${a.what}: more`,
    /** A control that cannot be used now, and why. */
    /** What is told in whole sentences ends with a stop, which would stand before the comma. */
    unavailable: (a: { what: string; reason: string }) =>
      `${a.what.replace(/\.$/u, '')}, unavailable: ${a.reason}`,
  },
  home: {
    motto: 'Three games of the trading ports',
    players: (a: { from: number; to: number }) => `${a.from}–${a.to}`,
    playersSpoken: (a: { from: number; to: number }) => `for ${a.from} to ${a.to} players`,
    minutes: (a: { minutes: number }) => `${a.minutes} min`,
    minutesSpoken: (a: { minutes: number }) => `about ${a.minutes} minutes`,
    newGame: 'New game',
    newGameOf: (a: { game: string }) => `New game of ${a.game}`,
    sameTable: 'Same table again',
    continue: 'Continue',
    savedGames: 'Saved games',
    allSaved: (a: { count: number }) => `All ${a.count}`,
    rules: 'Rules',
    records: 'Records',
    settings: 'Settings',
  },
  newGame,
  deals,
  today,
  table,
  lookBack,
  replay,
  advice,
  curtain,
  saves,
  board,
  games,
  rules,
  catalogue,
  learn,
  puzzles,
  records,
  settings: {
    title: 'Settings',
    language: { label: 'Language', device: 'As the device', en: 'English', de: 'Deutsch' },
    theme: { label: 'Theme', system: 'As the device', light: 'Day', dark: 'Night' },
    motion: {
      label: 'Motion',
      full: 'Full',
      brief: 'Brief',
      off: 'None',
      about: {
        full: 'Cards travel, ships sail, money counts up.',
        brief: 'What is new fades in; nothing travels.',
        off: 'Everything changes at once.',
      },
      systemReduces: 'Your device asks for less motion, so it is kept brief.',
    },
    cover: {
      label: 'Between players',
      table: 'Cover the table',
      hand: 'Cover the hand',
      about: {
        table: 'A curtain falls over the whole table until the next player lifts it.',
        hand: 'The table stays in sight; only the hand lies covered until its owner turns it up. The curtain falls when the app is left.',
      },
    },
    botPace: {
      label: 'Pace of bots',
      instant: 'Instant',
      quick: 'Quick',
      usual: 'Usual',
      step: 'Step by step',
      about: {
        instant: 'Bots move as soon as they have decided.',
        quick: 'Bots pause briefly before each move.',
        usual: 'Bots pause before each move, so that it can be followed.',
        step: 'Every move of a bot waits for your tap.',
      },
    },
    sound: {
      label: 'Sound',
      off: 'Off',
      quiet: 'Quiet',
      medium: 'Medium',
      loud: 'Loud',
      about: 'Cards, coins and the ship’s bell. Whatever you hear is also shown and written.',
    },
    haptics: { label: 'Vibration', about: 'A light touch when you choose, take or deliver.' },
    shortcuts: {
      label: 'Keyboard shortcuts',
      about: 'Single keys do at the table what its menu shows beside them.',
    },
    version: {
      label: 'Version',
      app: (a: { name: string; version: string }) => `${a.name} ${a.version}`,
      rules: (a: { game: string; version: number }) => `Rules of ${a.game}: version ${a.version}`,
      about: 'A saved game can be played on where its rules have the same version.',
    },
  },
  privacy,
  webApp,
  failure,
  /** An address at which there is nothing. */
  nowhere: {
    title: 'There is nothing at this address',
    about: (a: { games: string }) =>
      `It may be mistyped, or lead to something that this version of the app does not have. ${a.games} can be played here.`,
  },
  credits: {
    title: 'Credits',
    about: 'Whose games, drawings, letters and software are in the app, and under which licences.',
    games: {
      label: 'The games',
      independence:
        'This app is an independent implementation of their rules with its own texts, figures and art. It is not affiliated with these people or publishers.',
    },
    icons: {
      label: 'Icons',
      from: (a: { authors: string }) => `Icons made by ${a.authors}, from game-icons.net.`,
      licence: 'Licence: Creative Commons Attribution 3.0 (CC BY 3.0). They are coloured and outlined here.',
    },
    fonts: {
      label: 'Typefaces',
      abril: 'Abril Fatface by TypeTogether',
      garamond: 'EB Garamond by Georg Duffner and Octavio Pardo',
      archivo: 'Archivo Narrow by Omnibus-Type',
      licence: 'Licence: SIL Open Font License 1.1 (OFL).',
    },
    sounds: {
      label: 'Sounds',
      made: 'The sounds were made for this project by a script of its own; nothing was recorded.',
    },
    software: {
      label: 'Software',
      about: 'This app stands on the work of many people who let everybody use it.',
      show: 'Show all licences',
      one: (a: { name: string; version: string; licence: string }) => `${a.name} ${a.version}, ${a.licence}`,
      wording: (a: { numbers: string }) => `Wording ${a.numbers}`,
    },
  },
};
