import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import { Chip, RemovableChip } from '@/ui/chip';
import { ClothTile } from '@/ui/cloth-tile';
import { Selvedge } from '@/ui/selvedge';
import { Status } from '@/ui/status';
import { Tag } from '@/ui/tag';
import { Stateful } from '@/ui/testing';
import { COMPANIES, cities, PEOPLE } from './sample';
import { GallerySection, Row } from './section';

export function Labels() {
  return (
    <>
      <GallerySection id="labels" title={m.ui_gallery_labels()}>
        <Row>
          <Stateful start={true}>
            {(on, change) => (
              <Chip pressed={on} onClick={() => change(!on)}>
                {m.ui_demo_remote()}
              </Chip>
            )}
          </Stateful>
          <Stateful start={false}>
            {(on, change) => (
              <Chip pressed={on} onClick={() => change(!on)}>
                {m.ui_demo_partial()}
              </Chip>
            )}
          </Stateful>
          <Stateful start={cities().slice(0, 3)}>
            {(chosen, change) =>
              chosen.map((city) => (
                <RemovableChip
                  key={city.value}
                  label={city.label}
                  removeLabel={m.ui_chip_remove({ label: city.label })}
                  onRemove={() => change(chosen.filter((other) => other !== city))}
                />
              ))
            }
          </Stateful>
        </Row>
        <Row>
          <Tag>{m.ui_demo_from_one_year()}</Tag>
          <Tag>{m.ui_demo_education()}</Tag>
          <Tag>{m.ui_demo_partial()}</Tag>
        </Row>
        <Row>
          <Status tone="waiting">{m.ui_demo_status_waiting()}</Status>
          <Status tone="active">{m.ui_demo_status_active()}</Status>
          <Status tone="done">{m.ui_demo_status_done()}</Status>
          <Status tone="refused">{m.ui_demo_status_refused()}</Status>
          <Status tone="new">{m.ui_demo_status_new()}</Status>
          <Status tone="quiet">{m.ui_demo_status_draft()}</Status>
        </Row>
        <Selvedge />
        <Selvedge direction="vertical" className="h-12" />
      </GallerySection>
      <GallerySection id="identity" title={m.ui_gallery_identity()}>
        <Row>
          {PEOPLE.map((name) => (
            <span key={name} className="gallery-person">
              <Avatar name={name} />
              {name}
            </span>
          ))}
        </Row>
        <Row>
          {COMPANIES.map((name) => (
            <span key={name} className="gallery-person">
              <ClothTile name={name} size={52} />
              {name}
            </span>
          ))}
        </Row>
      </GallerySection>
    </>
  );
}
