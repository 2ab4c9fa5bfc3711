import bell from '../../../assets/sounds/bell.wav';
import bells from '../../../assets/sounds/bells.wav';
import coins from '../../../assets/sounds/coins.wav';
import crates from '../../../assets/sounds/crates.wav';
import curtain from '../../../assets/sounds/curtain.wav';
import deal from '../../../assets/sounds/deal.wav';
import delivery from '../../../assets/sounds/delivery.wav';
import plant from '../../../assets/sounds/plant.wav';
import slide from '../../../assets/sounds/slide.wav';
import steam from '../../../assets/sounds/steam.wav';
import tap from '../../../assets/sounds/tap.wav';
import turn from '../../../assets/sounds/turn.wav';
import water from '../../../assets/sounds/water.wav';
import winner from '../../../assets/sounds/winner.wav';
import type { Sound } from './cue';

/** A phone knows its files by number, a browser by address. */
export const FILES: Readonly<Record<Sound, number | string>> = {
  bell,
  bells,
  coins,
  crates,
  curtain,
  deal,
  delivery,
  plant,
  slide,
  steam,
  tap,
  turn,
  water,
  winner,
};
