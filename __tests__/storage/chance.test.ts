import { NoChance, secureBytes, secureText } from '@/storage/chance';

const source = jest.spyOn(jest.requireMock<typeof import('expo-crypto')>('expo-crypto'), 'getRandomValues');

describe('chance that nobody can foretell', () => {
  it('comes from the secure source, as many bytes as are asked for', () => {
    const bytes = secureBytes(32);
    expect(bytes).toHaveLength(32);
    expect(source).toHaveBeenLastCalledWith(bytes);
  });

  it('gives texts that are seeds of 128 bits and never come twice', () => {
    const texts = Array.from({ length: 1_000 }, secureText);
    for (const text of texts) expect(text).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('is none rather than another where the source fails', () => {
    source.mockImplementationOnce(() => {
      throw new Error('no such module');
    });
    expect(() => secureText()).toThrow(NoChance);
  });

  it('is none where the source does nothing', () => {
    source.mockImplementationOnce((bytes) => bytes);
    expect(() => secureText()).toThrow(NoChance);
  });

  it('is never what a program can foretell', () => {
    const random = jest.spyOn(Math, 'random');
    secureText();
    expect(random).not.toHaveBeenCalled();
    random.mockRestore();
  });
});
