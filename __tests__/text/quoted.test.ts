import { TEXTS } from '@/text';

it('a German move that names something in quotation marks stands in outer ones, and what it names in single ones', () => {
  expect(TEXTS.de.learn.otherwise({ move: '„Kanalschleuse“ für 8 $ kaufen' })).toMatch(
    /^„‚Kanalschleuse‘ für 8 \$ kaufen“ /,
  );
});
