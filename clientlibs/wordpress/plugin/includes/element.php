<?php
// The markup of elements, for blocks and shortcodes alike.

defined( 'ABSPATH' ) || exit;

/** Whether WordPress renders a block for its editor. */
function vetrina_is_editing() {
	if ( ! defined( 'REST_REQUEST' ) || ! REST_REQUEST ) {
		return false;
	}
	$route = isset( $GLOBALS['wp']->query_vars['rest_route'] ) ? $GLOBALS['wp']->query_vars['rest_route'] : '';
	return false !== strpos( $route, '/block-renderer/vetrina/' );
}

/**
 * The content that is visible until the widget appears: the template of the definition, with its placeholders
 * filled in.
 */
function vetrina_fallback( $widget, $values, $children ) {
	$template = $widget['fallback'];
	foreach ( $widget['children'] as $child ) {
		// The author's own text is among the children.
		if ( false !== strpos( $children, ' slot="' . $child['slot'] . '"' ) ) {
			$template = preg_replace( '#<div slot="' . $child['slot'] . '">.*?</div>#s', '', $template );
		}
	}
	foreach ( $widget['fields'] as $name => $field ) {
		if ( 'url' === $field['type'] && ! isset( $values[ $name ] ) ) {
			// A link without a URL would be text that looks like a link.
			$template = preg_replace( '#<a href="\{' . $name . '\}">(.*?)</a>#s', '$1', $template );
		}
	}
	$texts = $widget['texts'][ vetrina_language( get_locale() ) ];
	return preg_replace_callback(
		'/\{(\w+)\}/',
		function ( $found ) use ( $values, $texts ) {
			$name = $found[1];
			return esc_html( isset( $values[ $name ] ) ? $values[ $name ] : ( isset( $texts[ $name ] ) ? $texts[ $name ] : '' ) );
		},
		$template
	);
}

/**
 * An element.
 *
 * @param array  $widget   One of vetrina_widgets().
 * @param array  $given    Values by field name, as the author wrote them.
 * @param string $children The markup of its slots, from vetrina_child().
 * @param string $own      More attributes, escaped.
 */
function vetrina_element( $widget, $given, $children, $own ) {
	vetrina_enqueue();
	$values = vetrina_values( $widget['fields'], $given );
	$edit   = vetrina_is_editing() ? ' data-edit="true"' : '';
	$opened = '<' . $widget['tag'] . ( '' === $own ? '' : ' ' . $own ) . vetrina_attributes( $widget['fields'], $values ) . $edit . '>';
	return $opened . vetrina_fallback( $widget, $values, $children ) . $children . '</' . $widget['tag'] . '>';
}

/**
 * A slot with the author's text, or a repeated child. Empty for a slot without text, for which the widget has
 * a default.
 */
function vetrina_child( $child, $given, $content ) {
	$values = vetrina_values( $child['fields'], $given );
	if ( ! $child['repeated'] && '' === trim( wp_strip_all_tags( $content ) ) && false === strpos( $content, '<img' ) ) {
		return '';
	}
	$hidden = $child['repeated'] ? ' hidden' : '';
	return '<div slot="' . esc_attr( $child['slot'] ) . '"' . $hidden . vetrina_attributes( $child['fields'], $values ) . '>' . trim( $content ) . '</div>';
}
