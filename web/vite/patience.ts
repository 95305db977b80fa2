// How long tests wait for something to appear. It only costs time where a test fails.
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 20_000 });
