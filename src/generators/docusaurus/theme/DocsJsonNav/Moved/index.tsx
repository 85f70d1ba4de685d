/// <reference path="../../../modules.d.ts" />
import Head from '@docusaurus/Head';
import { Redirect } from '@docusaurus/router';
import type { ReactNode } from 'react';

/**
 * Redirect page, with a fallback for browsers without scripts.
 *
 * @param to URL with the base path.
 */
export default function Moved({ to }: { readonly to: string }): ReactNode {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
      </Head>
      {to.startsWith('/') ? <Redirect to={to} /> : <a href={to}>{to}</a>}
    </>
  );
}
