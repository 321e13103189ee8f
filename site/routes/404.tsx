import { createFileRoute, useNavigate } from '@tanstack/react-router';
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
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate({ to: '/', replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <Banner {...page.banner} ground="sand" />;
}
