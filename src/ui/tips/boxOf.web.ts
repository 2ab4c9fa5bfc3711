import type { TipPlace } from './tip';

export function boxOf(control: unknown): TipPlace | undefined {
  return control instanceof Element && control.isConnected ? control.getBoundingClientRect() : undefined;
}
