import { createFileRoute } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';

export const Route = createFileRoute('/')({ component: Home });

function Home() {
  return <h1 className="wrap display">{m.home_title()}</h1>;
}
