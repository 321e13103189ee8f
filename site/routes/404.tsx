import { ClientOnly, createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Banner } from '#design-system';
import { page } from '../content/not-found.ts';
import { pageHead } from '../layout/page-head.ts';
import { UnknownPath } from '../layout/unknown-path.tsx';
import { notFoundDelay } from '../requirements.ts';

export const Route = createFileRoute('/404')({
  loader: () => page,
  head: pageHead,
  component: NotFoundPage,
});

function NotFoundPage() {
  const router = useRouter();
  const [isCorrecting, setIsCorrecting] = useState(false);
  useEffect(() => {
    // Nothing is taken away from a visitor who is about to correct the path.
    if (isCorrecting) return;
    const timer = setTimeout(() => {
      // Don't interrupt a visitor who has followed a link to a page that is still loading.
      if (router.history.location.pathname !== page.path) return;
      router.navigate({ to: '/', replace: true });
    }, notFoundDelay);
    return () => clearTimeout(timer);
  }, [router, isCorrecting]);
  return (
    <>
      <Banner {...page.banner} background="subtle" />
      <ClientOnly>
        <UnknownPath onFocus={() => setIsCorrecting(true)} />
      </ClientOnly>
    </>
  );
}
