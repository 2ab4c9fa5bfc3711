import { seeEveryScreenInLargeLetters } from '../../support/every-screen';

seeEveryScreenInLargeLetters('phone');
