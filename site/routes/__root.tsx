import { createRootRoute } from '@tanstack/react-router';
import { SiteLayout } from '../layout/site-layout.tsx';

export const Route = createRootRoute({ component: SiteLayout });
