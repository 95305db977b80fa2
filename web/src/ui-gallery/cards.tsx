import { salaryFullText, salaryText } from '@/i18n/display';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import { ClothTile } from '@/ui/cloth-tile';
import { Tabs } from '@/ui/tabs';
import { Stateful } from '@/ui/testing';
import { COMPANIES } from './sample';
import { Columns, GallerySection } from './section';

interface DemoJobProps {
  company: string;
  title: string;
  age: string;
  fresh?: boolean;
  min: number;
  max: number;
}

function DemoJob({ company, title, age, fresh, min, max }: DemoJobProps) {
  const salary = { min_salary: min, max_salary: max, agreement: false, currency: 'UZS' } as const;
  return (
    <Card as="article" interactive fresh={fresh} className="gallery-job">
      <ClothTile name={company} size={52} />
      <div>
        <h3>
          <a href="#cards" className="stretch">
            {title}
          </a>
        </h3>
        <p>
          {company} · {age}
        </p>
        <p>{m.ui_demo_job_place()}</p>
        <p className="gallery-pay" title={salaryFullText(salary) ?? undefined}>
          {salaryText(salary)}
        </p>
      </div>
    </Card>
  );
}

export function Cards() {
  const [school = '', , clinic = ''] = COMPANIES;
  return (
    <>
      <GallerySection id="cards" title={m.ui_gallery_cards()}>
        <Columns>
          <DemoJob
            fresh
            company={school}
            title={m.ui_demo_job_title()}
            age={m.ui_demo_today()}
            min={7_000_000}
            max={11_000_000}
          />
          <DemoJob
            company={clinic}
            title={m.ui_demo_job_nurse()}
            age={m.ui_demo_yesterday()}
            min={4_500_000}
            max={6_500_000}
          />
          <Card>{m.ui_demo_dialog_text()}</Card>
        </Columns>
      </GallerySection>
      <GallerySection id="tabs" title={m.ui_gallery_tabs()}>
        <Stateful start="all">
          {(value, change) => (
            <Tabs
              label={m.ui_demo_applications()}
              value={value}
              onChange={change}
              tabs={[
                { id: 'all', label: m.ui_demo_all(), count: 12, panel: m.ui_demo_tab_text() },
                {
                  id: 'offers',
                  label: m.ui_demo_offers(),
                  count: 3,
                  panel: m.ui_demo_dialog_text(),
                },
                { id: 'refusals', label: m.ui_demo_refusals(), panel: m.ui_demo_empty() },
              ]}
            />
          )}
        </Stateful>
      </GallerySection>
    </>
  );
}
