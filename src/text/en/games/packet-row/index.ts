import { rounds } from '../../rounds';
import { achievements } from './achievements';
import { board } from './board';
import { lessons } from './lessons';
import { rules } from './rules';

export const packetRow = {
  name: 'Packet Row',
  place: 'New York, 1842',
  rounds,
  about: 'Draft cargo, ships and contracts with a hidden hand.',
  credits: 'Packet Row was designed by Åse and Henrik Berg (White Goblin Games, 2013).',
  options: {
    firstHarbourMaster: {
      label: 'First harbour master',
      about: 'Decides in the first round which areas are played, and takes last.',
    },
    ledger: {
      label: 'Ledger',
      about: 'Cards taken face up can be looked up later. Without it they have to be remembered.',
    },
  },
  desk: {
    task: 'Deliver or cash out of turn, then pass the device back.',
    about: (a: { name: string }) => `Pass the device to ${a.name}, to deliver or cash out of turn`,
  },
  forgets: 'This table keeps no ledger: while the game goes on, only this round can be looked at.',
  sources: { buildings: 'city cards', money: 'money', bankers: 'bankers' },
  keys: { places: 'Areas, in their order', hand: 'Your hand' },
  achievements,
  board,
  rules,
  lessons,
};
