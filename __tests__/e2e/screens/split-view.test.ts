import { seeTheTable } from '../../support/every-screen';

seeTheTable('splitView');
