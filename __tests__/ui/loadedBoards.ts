import { loadBoards } from '@/ui/boards';

/** As on a device that has had time: whoever tests what comes of a table need not wait for its board. */
beforeAll(loadBoards);
