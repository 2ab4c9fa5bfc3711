import type { ReactNode } from 'react';
import { useText } from '@/ui/text';
import { forgetAddress, reloadApp } from '@/ui/webApp/reload';
import { Boundary } from './Boundary';
import { Failed } from './Failed';

/** The last resort: whatever fails, there are words and a way on, never an empty page. */
export function AppBoundary({ children }: { children: ReactNode }) {
  const { failure: text } = useText();
  return (
    <Boundary
      instead={(fault, again) => (
        <Failed
          fault={fault}
          comfort={text.inApp}
          again={{ label: text.app, act: reloadApp ?? again }}
          onHome={() => {
            forgetAddress();
            again();
          }}
        />
      )}
    >
      {children}
    </Boundary>
  );
}
