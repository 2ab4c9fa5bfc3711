import type { Phrase } from '@/engine/phrase';
import { nextSitePrice, rawPricesOf } from './ahead/prices';
import { CASH } from './cards/roles';
import type { RotterdamMove } from './move';
import { rotterdamPhrase } from './phrases';
import type { RotterdamView } from './view';

/** The move as its button says it: what it does and what it costs or earns. */
export function describe(move: RotterdamMove, view: RotterdamView): Phrase {
  switch (move.type) {
    case 'launch':
      return rotterdamPhrase('doLaunch', { at: move.at, raw: move.raw });
    case 'bid':
      return rotterdamPhrase('doBid', { amount: move.amount });
    case 'pass':
      return rotterdamPhrase('doPass', {});
    case 'work':
      return rotterdamPhrase('doWork', { role: move.role });
    case 'forward':
      return rotterdamPhrase('doForward', { order: move.order });
    case 'cash':
      return rotterdamPhrase('doCash', { amount: CASH[move.place] as number });
    case 'build':
      return rotterdamPhrase('doBuild', {
        harbour: move.harbour,
        price: nextSitePrice(view, move.harbour) ?? 0,
      });
    case 'takeFree':
      return rotterdamPhrase('doTakeFree', { raw: move.raw });
    case 'buyRaw':
      return rotterdamPhrase('doBuyRaw', { raw: move.raw, price: rawPricesOf(view, move.raw).next ?? 0 });
    case 'sellRaw':
      return rotterdamPhrase('doSellRaw', { raw: move.raw, price: rawPricesOf(view, move.raw).back ?? 0 });
    case 'place':
      return rotterdamPhrase('doPlace', { at: move.at });
    case 'load':
      return move.from === 'market'
        ? rotterdamPhrase('doLoadBought', { raw: move.raw, price: rawPricesOf(view, move.raw).next ?? 0 })
        : rotterdamPhrase('doLoad', { raw: move.raw, free: move.from === 'free' });
    case 'loadNothing':
      return rotterdamPhrase('doLoadNothing', {});
    case 'colour':
      return rotterdamPhrase('doColour', { colour: move.colour });
    case 'sail':
      return rotterdamPhrase('doSail', { at: move.at, to: move.to });
    case 'stay':
      return rotterdamPhrase('doStay', { at: move.at });
    case 'takeCard':
      return rotterdamPhrase('doTakeCard', { card: move.card });
    case 'drawCard':
      return rotterdamPhrase('doDrawCard', {});
    case 'unload':
      return rotterdamPhrase('doUnload', {});
    case 'factory':
      return rotterdamPhrase('doFactory', { owner: move.owner, own: move.owner === view.viewer });
    case 'buy':
      return rotterdamPhrase('doBuy', { product: move.product, price: view.prices[move.product] ?? 0 });
    case 'sell':
      return rotterdamPhrase('doSell', { product: move.product, price: view.prices[move.product] ?? 0 });
    case 'play':
      return rotterdamPhrase('doPlay', { card: move.card, at: move.at, to: move.to, raw: move.raw });
    case 'partner':
      return rotterdamPhrase('doPartner', { at: move.at });
    case 'finish':
      return rotterdamPhrase('doFinish', { phase: view.phase });
  }
}
