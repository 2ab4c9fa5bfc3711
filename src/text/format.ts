import type { Language } from '@/engine/phrase';

/*
 * Written out instead of Intl, which not every JavaScript engine on a phone has in full: the words below are all that
 * the app needs.
 */
interface Habits {
  readonly thousands: string;
  readonly decimal: string;
  readonly money: (sign: string, currency: string, amount: string) => string;
  readonly and: string;
  readonly today: string;
  readonly yesterday: string;
  readonly weekdays: readonly string[];
  /** The same in two letters, from Monday on. */
  readonly weekdaysBriefly: readonly string[];
  readonly months: readonly string[];
  readonly date: (day: number, month: string, year: number) => string;
}

const NO_BREAK = '\u00a0';
const MINUS = '\u2212';

const HABITS: Readonly<Record<Language, Habits>> = {
  en: {
    thousands: ',',
    decimal: '.',
    money: (sign, currency, amount) => `${sign}${currency}${amount}`,
    and: 'and',
    today: 'today',
    yesterday: 'yesterday',
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    weekdaysBriefly: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    date: (day, month, year) => `${day} ${month} ${year}`,
  },
  de: {
    thousands: '.',
    decimal: ',',
    money: (sign, currency, amount) => `${sign}${amount}${NO_BREAK}${currency}`,
    and: 'und',
    today: 'heute',
    yesterday: 'gestern',
    weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
    weekdaysBriefly: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
    months: [
      'Januar',
      'Februar',
      'März',
      'April',
      'Mai',
      'Juni',
      'Juli',
      'August',
      'September',
      'Oktober',
      'November',
      'Dezember',
    ],
    date: (day, month, year) => `${day}. ${month} ${year}`,
  },
};

const CURRENCIES = ['$', '€'] as const;
export type Currency = (typeof CURRENCIES)[number];

export interface Format {
  number(value: number, decimals?: number): string;
  money(amount: number, currency: Currency): string;
  /** "Lorc, Skoll and Sbed". */
  list(items: readonly string[]): string;
  /** A moment as people recall it: "today, 20:14", "yesterday", "Sunday", "3 March 2026". */
  moment(then: Date, now: Date): string;
  /** "3 March 2026". */
  date(then: Date): string;
  /** "March 2026". */
  month(then: Date): string;
  /** In two letters, from Monday on. */
  readonly weekdays: readonly string[];
}

function unsigned(value: number, decimals: number, habits: Habits): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, habits.thousands);
  return fraction === undefined ? grouped : `${grouped}${habits.decimal}${fraction}`;
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

const DAY = 24 * 60 * 60 * 1000;
const twoDigits = (value: number) => String(value).padStart(2, '0');

function moment(then: Date, now: Date, habits: Habits): string {
  // Rounded, since a day on which clocks change is not 24 hours long.
  const daysAgo = Math.round((midnight(now) - midnight(then)) / DAY);
  if (daysAgo === 0) return `${habits.today}, ${twoDigits(then.getHours())}:${twoDigits(then.getMinutes())}`;
  if (daysAgo === 1) return habits.yesterday;
  if (daysAgo > 1 && daysAgo < 7) return habits.weekdays[then.getDay()] ?? '';
  return dateIn(then, habits);
}

const monthIn = (then: Date, { months }: Habits): string => months[then.getMonth()] ?? '';

const dateIn = (then: Date, habits: Habits): string =>
  habits.date(then.getDate(), monthIn(then, habits), then.getFullYear());

function list(items: readonly string[], habits: Habits): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${habits.and} ${last}`;
}

function formatFor(habits: Habits): Format {
  const sign = (value: number) => (value < 0 ? MINUS : '');
  return {
    number: (value, decimals = 0) => sign(value) + unsigned(value, decimals, habits),
    money: (amount, currency) => habits.money(sign(amount), currency, unsigned(amount, 0, habits)),
    list: (items) => list(items, habits),
    moment: (then, now) => moment(then, now, habits),
    date: (then) => dateIn(then, habits),
    month: (then) => `${monthIn(then, habits)} ${then.getFullYear()}`,
    weekdays: habits.weekdaysBriefly,
  };
}

export const FORMATS: Readonly<Record<Language, Format>> = {
  en: formatFor(HABITS.en),
  de: formatFor(HABITS.de),
};
