import { createFileRoute } from '@tanstack/react-router';
import { CompanyHead } from '@/features/company/company-head';
import { TemplatesPage } from '@/features/templates/templates-page';
import { m } from '@/paraglide/messages';

export const Route = createFileRoute('/_default/profile/company/templates')({
  head: () => ({ meta: [{ title: m.templates_title() }] }),
  component: TemplatesRoute,
});

function TemplatesRoute() {
  return (
    <div className="wrap edit-page">
      <CompanyHead />
      <TemplatesPage />
    </div>
  );
}
