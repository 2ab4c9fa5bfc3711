import { Plain } from './Plain';

export function PhonePortrait() {
  return <Plain />;
}
