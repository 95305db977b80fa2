import { useSyncExternalStore } from 'react';
import { chooseTheme, shownTheme, subscribeTheme } from '@/lib/theme';
import { m } from '@/paraglide/messages';
import { Switch } from '@/ui/switch';
import { Actions } from './actions';
import { Board } from './board';
import { Cards } from './cards';
import { Choices } from './choices';
import { Codes } from './codes';
import { Dates } from './dates';
import { Fields } from './fields';
import './gallery.css';
import { Labels } from './labels';
import { Lists } from './lists';
import { Overlays } from './overlays';
import { States } from './states';
import { Suggestions } from './suggestions';
import { Wizard } from './wizard';

function contents(): [id: string, title: string][] {
  return [
    ['actions', m.ui_gallery_actions()],
    ['fields', m.ui_gallery_fields()],
    ['choices', m.ui_gallery_choices()],
    ['search', m.ui_gallery_search()],
    ['codes', m.ui_gallery_codes()],
    ['dates', m.ui_gallery_dates()],
    ['labels', m.ui_gallery_labels()],
    ['identity', m.ui_gallery_identity()],
    ['cards', m.ui_gallery_cards()],
    ['tabs', m.ui_gallery_tabs()],
    ['overlays', m.ui_gallery_overlays()],
    ['states', m.ui_gallery_states()],
    ['lists', m.ui_gallery_lists()],
    ['board', m.ui_gallery_board()],
    ['wizard', m.ui_gallery_wizard()],
  ];
}

/** Every component with its states, on one page: for review, for axe and for screenshots. */
export function Gallery() {
  const theme = useSyncExternalStore(subscribeTheme, shownTheme);
  return (
    <div className="wrap gallery">
      <header className="gallery-head" id="top">
        <div>
          <h1 className="display gallery-title">{m.ui_gallery_title()}</h1>
          <p className="gallery-lead">{m.ui_gallery_lead()}</p>
        </div>
        <Switch
          className="gallery-theme"
          label={m.ui_gallery_theme()}
          checked={theme === 'dark'}
          onChange={(event) => chooseTheme(event.currentTarget.checked ? 'dark' : 'light')}
        />
      </header>
      <nav aria-label={m.ui_gallery_contents()} className="gallery-contents">
        {contents().map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <Actions />
      <Fields />
      <Choices />
      <Suggestions />
      <Codes />
      <Dates />
      <Labels />
      <Cards />
      <Overlays />
      <States />
      <Lists />
      <Board />
      <Wizard />
    </div>
  );
}
