import type { RouteProp } from '@react-navigation/native';
import type { ReactNode } from 'react';
import type { Navigator, Routes } from '@/ui/navigation/routes';
import { useText } from '@/ui/text';
import { Boundary } from './Boundary';
import { Failed } from './Failed';

interface ScreenBoundaryProps {
  route: RouteProp<Routes>;
  navigation: Pick<Navigator, 'popTo'>;
  children: ReactNode;
}

/**
 * A screen that fails leaves the rest of the app, and what is stored, as they are. It stands outside of what holds a
 * match: a table that failed is opened anew from what is stored, as any other.
 */
export function ScreenBoundary({ route, navigation, children }: ScreenBoundaryProps) {
  const { failure: text } = useText();
  const { params, name } = route;
  const id = params !== undefined && 'id' in params ? params.id : undefined;
  return (
    <Boundary
      key={id}
      instead={(fault, again) => (
        <Failed
          fault={fault}
          comfort={id === undefined ? text.inApp : text.atTable}
          again={{ label: name === 'table' ? text.table : text.screen, act: again }}
          onHome={name === 'home' ? undefined : () => navigation.popTo('home')}
          save={id}
        />
      )}
    >
      {children}
    </Boundary>
  );
}
