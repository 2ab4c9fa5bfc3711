import { Banner } from '@/ui/components';
import { useTable } from '../table';

/** Said until the game is stored again. */
export function Warning() {
  const { warning } = useTable();
  return warning === undefined ? null : <Banner tone="warning" text={warning} />;
}
