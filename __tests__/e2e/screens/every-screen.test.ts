import { seeEveryScreen } from '../../support/every-screen';

seeEveryScreen();
