import { GripVertical } from 'lucide-react';
import { useState } from 'react';
import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import { KanbanBoard, KanbanCard, KanbanColumn, KanbanList, type KanbanTone } from '@/ui/kanban';
import { Menu } from '@/ui/menu';
import { PEOPLE } from './sample';
import { GallerySection } from './section';

interface Stage {
  id: string;
  title: string;
  tone: KanbanTone;
}

export function Board() {
  const stages: Stage[] = [
    { id: 'new', title: m.ui_demo_board_new(), tone: 'new' },
    { id: 'test', title: m.ui_demo_board_test(), tone: 'waiting' },
    { id: 'interview', title: m.ui_demo_board_interview(), tone: 'active' },
  ];
  const [places, setPlaces] = useState<Record<string, number>>({});
  const [spoken, setSpoken] = useState('');
  const placeOf = (name: string) => places[name] ?? (name === PEOPLE[1] ? 1 : 0);
  const move = (name: string, to: number) => {
    const stage = stages[to];
    if (!stage) return;
    setPlaces({ ...places, [name]: to });
    setSpoken(m.ui_demo_board_moved({ name, column: stage.title }));
  };
  return (
    <GallerySection id="board" title={m.ui_gallery_board()}>
      <KanbanBoard
        label={m.ui_demo_applications()}
        spoken={spoken}
        folded={stages.map(() => false)}
      >
        {stages.map((stage, place) => {
          const people = PEOPLE.filter((name) => placeOf(name) === place);
          return (
            <KanbanColumn
              key={stage.id}
              {...stage}
              count={people.length}
              emptyText={m.ui_demo_board_empty()}
            >
              <KanbanList>
                {people.map((name) => (
                  <KanbanCard key={name} id={name}>
                    <div className="gallery-person">
                      <Avatar name={name} />
                      <span>
                        <span className="gallery-person-name">{name}</span>
                        <span className="gallery-person-note">{m.ui_demo_prof_teacher()}</span>
                      </span>
                      <Menu
                        label={m.ui_demo_board_move({ name })}
                        trigger={<GripVertical size={20} strokeWidth={1.9} aria-hidden="true" />}
                        items={stages.flatMap((other, to) =>
                          to === place
                            ? []
                            : {
                                id: other.id,
                                label: m.ui_demo_board_to({ column: other.title }),
                                onSelect: () => move(name, to),
                              },
                        )}
                      />
                    </div>
                  </KanbanCard>
                ))}
              </KanbanList>
            </KanbanColumn>
          );
        })}
      </KanbanBoard>
    </GallerySection>
  );
}
