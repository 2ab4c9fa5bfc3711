import type { Scheme } from '@/ui/theme';

interface HeroInks {
  readonly ground: string;
  readonly sky: string;
  readonly sea: string;
  readonly sun: string;
  readonly ship: string;
  readonly sail: string;
  readonly farSail: string;
  readonly pennant: string;
  readonly wall: string;
  readonly title: string;
  readonly motto: string;
}

/** The same harbour by day and by night. */
export const HERO_INKS: Readonly<Record<Scheme, HeroInks>> = {
  dark: {
    ground: '#12303C',
    sky: '#5D8D9C',
    sea: '#6FA0AF',
    sun: '#DDB65C',
    ship: '#0A1820',
    sail: '#F6EBD0',
    farSail: '#C9CFC4',
    pennant: '#DDB65C',
    wall: '#2A5766',
    title: '#FAF2DF',
    motto: '#E7DCC0',
  },
  light: {
    ground: '#D9E4E0',
    sky: '#7C9DA3',
    sea: '#4F7C86',
    sun: '#C08A1E',
    ship: '#14262E',
    sail: '#FFFBF0',
    farSail: '#FFFBF0',
    pennant: '#8C2F2B',
    wall: '#F1EEE0',
    title: '#13262F',
    motto: '#2E454D',
  },
};
