import { useState, type RefCallback } from 'react';
import { StyleSheet, TextInput } from 'react-native';
import { radius, space, touch, typeStyle, useTheme } from '@/ui/theme';

export interface TextFieldProps {
  label: string;
  value: string;
  /** Stands there while nothing is written. */
  placeholder: string;
  maxLength: number;
  onChange: (value: string) => void;
  /** Enter was pressed: writing goes on somewhere else. */
  onNext?: (() => void) | undefined;
  ref?: RefCallback<TextInput>;
}

/** One short line of writing. */
export function TextField(props: TextFieldProps) {
  const { label, value, placeholder, maxLength, onChange, onNext, ref } = props;
  const theme = useTheme();
  const { colour } = theme;
  const [focused, setFocused] = useState(false);
  return (
    <TextInput
      ref={ref}
      aria-label={label}
      value={value}
      placeholder={placeholder}
      placeholderTextColor={colour.textSoft}
      maxLength={maxLength}
      onChangeText={onChange}
      returnKeyType={onNext === undefined ? 'done' : 'next'}
      submitBehavior={onNext === undefined ? 'blurAndSubmit' : 'submit'}
      onSubmitEditing={onNext}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      autoCapitalize="words"
      autoComplete="off"
      autoCorrect={false}
      allowFontScaling={false}
      style={[
        styles.field,
        typeStyle('cardTitle', theme),
        { color: colour.text, borderColor: focused ? colour.action : colour.textSoft },
        { backgroundColor: colour.table },
        focused && styles.focused,
      ]}
    />
  );
}

const styles = StyleSheet.create({
  field: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 80,
    minWidth: 80,
    minHeight: touch.icon,
    paddingHorizontal: space.panel,
    borderWidth: 1.5,
    borderRadius: radius.button,
    // The edge shows the focus, in the same colour as everywhere.
    outlineWidth: 0,
  },
  focused: { borderWidth: 3, paddingHorizontal: space.panel - 1.5 },
});
