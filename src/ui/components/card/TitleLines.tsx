import { Type, type TypeProps } from '../Type';
import type { FittedTitle } from './title';

interface TitleLinesProps extends Pick<TypeProps, 'align' | 'colour' | 'style'> {
  title: FittedTitle;
}

/** A title as it was fitted: its size is measured with the letters' scale in it, so nothing scales it again. */
export function TitleLines({ title, style, ...look }: TitleLinesProps) {
  return (
    <Type
      variant="cardTitle"
      size={title.size}
      maxScale={1}
      style={[{ lineHeight: title.lineHeight }, style]}
      {...look}
    >
      {title.lines.join('\n')}
    </Type>
  );
}
