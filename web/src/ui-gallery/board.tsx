import { useState } from 'react';
import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import { KanbanBoard, KanbanCard, KanbanColumn, type KanbanTone } from '@/ui/kanban';
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
      <KanbanBoard label={m.ui_demo_applications()} spoken={spoken}>
        {stages.map((stage, place) => {
          const people = PEOPLE.filter((name) => placeOf(name) === place);
          return (
            <KanbanColumn
              key={stage.id}
              title={stage.title}
              tone={stage.tone}
              count={people.length}
              emptyText={m.ui_demo_board_empty()}
            >
              {people.map((name) => (
                <KanbanCard
                  key={name}
                  id={name}
                  moveLabel={m.ui_demo_board_move({ name })}
                  onMove={(direction) => move(name, place + (direction === 'next' ? 1 : -1))}
                  moves={stages.flatMap((other, to) =>
                    to === place
                      ? []
                      : {
                          id: other.id,
                          label: m.ui_demo_board_to({ column: other.title }),
                          onSelect: () => move(name, to),
                        },
                  )}
                >
                  <div className="gallery-person">
                    <Avatar name={name} />
                    <span>
                      <span className="gallery-person-name">{name}</span>
                      <span className="gallery-person-note">{m.ui_demo_prof_teacher()}</span>
                    </span>
                  </div>
                </KanbanCard>
              ))}
            </KanbanColumn>
          );
        })}
      </KanbanBoard>
    </GallerySection>
  );
}
