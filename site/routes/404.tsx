import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Banner } from '#design-system';
import { page } from '../content/not-found.ts';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/404')({
  loader: () => page,
  head: pageHead,
  component: NotFoundPage,
});

/** How long the page stays before it leads home, in milliseconds (specification section 9). */
const redirectDelay = 2000;

function NotFoundPage() {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => {
      // Whoever is on the way to another page, still loading, goes on to that.
      if (router.history.location.pathname !== page.path) return;
      router.navigate({ to: '/', replace: true });
    }, redirectDelay);
    return () => clearTimeout(timer);
  }, [router]);
  return <Banner {...page.banner} background="subtle" />;
}
