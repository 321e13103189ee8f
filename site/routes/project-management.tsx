import { createFileRoute } from '@tanstack/react-router';
import { Banner } from '#design-system';
import { page } from '../content/services/project-management.ts';
import { pageHead } from '../layout/page-head.ts';

export const Route = createFileRoute('/project-management')({
  loader: () => page,
  head: pageHead,
  component: ProjectManagementPage,
});

function ProjectManagementPage() {
  return <Banner {...page.banner} />;
}
