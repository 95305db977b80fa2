import { expect, it } from 'vitest';
import { importProblems } from './imports.ts';

it.each([
  ['lib/money.ts', "import { useState } from 'react';"],
  ['lib/money.ts', "import { api } from '@/api/client';"],
  ['api/client.ts', "import { m } from '@/paraglide/messages';"],
  ['ui/button.tsx', "import { Link } from '@tanstack/react-router';"],
  ['ui/button.tsx', "import { m } from '@/paraglide/messages';"],
  ['ui/button.tsx', "import { api } from '../api/client';"],
  ['layouts/back-layout.tsx', "import { Hero } from '@/features/home/hero';"],
  ['frame/frame.ts', "import { useState } from 'react';"],
  ['frame/frame.ts', "import { Button } from '@/ui/button';"],
  ['islands/share.tsx', "import { Link } from '@tanstack/react-router';"],
  ['islands/share.tsx', "import { Route } from '@/routes/__root';"],
  ['features/home/hero.tsx', "import { SearchForm } from '@/features/dictionaries/search-form';"],
  ['features/home/hero.tsx', "import { SearchForm } from '../dictionaries/search-form';"],
  ['features/home/hero.tsx', "import { Route } from '@/routes/__root';"],
  ['features/home/hero.tsx', "const lazy = () => import('@/routes/__root');"],
  ['routes/index.tsx', "import { Route } from './__root';"],
  ['helpers/x.ts', "import { a } from '@/lib/a';"],
])('refuses in %s: %s', (file, source) => {
  expect(importProblems(file, source)).toHaveLength(1);
});

it.each([
  ['lib/money.ts', "import { group } from './digits';"],
  [
    'ui/button.tsx',
    "import { useId } from 'react';\nimport './button.css';\nimport { a } from '@/lib/a';",
  ],
  [
    'features/home/hero.tsx',
    "import { Logo } from './logo';\nimport { m } from '@/paraglide/messages';",
  ],
  [
    'features/home/hero.tsx',
    "import { $api } from '@/api/client';\nimport { Button } from '@/ui/button';",
  ],
  ['routes/_default/index.tsx', "import { Hero } from '@/features/home/hero';"],
  ['main.tsx', "import { makeRouter } from './router';"],
  ['islands/share.tsx', "import { ShareButton } from '@/features/vacancies/share-button';"],
  ['frame/main.ts', "const live = () => import('@/islands/main');"],
])('allows in %s: %s', (file, source) => {
  expect(importProblems(file, source)).toEqual([]);
});
