import fc, { type IProperty, type Parameters } from 'fast-check';
import { seedOfTest } from './seeds';

/** A property holds for all that is drawn for it: what that is belongs to the test's name, see `seedOfTest`. */
export function forAll<Drawn>(property: IProperty<Drawn>, parameters: Parameters<Drawn> = {}): void {
  const seed = seedOfTest();
  fc.assert(property, seed === undefined ? parameters : { seed, ...parameters });
}
