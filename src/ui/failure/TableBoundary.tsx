import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';
import type { Navigator } from '@/ui/navigation/routes';
import { useText } from '@/ui/text';
import { Boundary } from './Boundary';
import { Failed } from './Failed';

/** A table that fails leaves the rest of the app, and the stored game, as they are. */
export function TableBoundary({ children }: { children: ReactNode }) {
  const { failure: text } = useText();
  const navigation = useNavigation<Navigator>();
  return (
    <Boundary
      instead={(fault, again) => (
        <Failed
          fault={fault}
          comfort={text.atTable}
          again={{ label: text.table, act: again }}
          onHome={() => navigation.popTo('home')}
        />
      )}
    >
      {children}
    </Boundary>
  );
}
