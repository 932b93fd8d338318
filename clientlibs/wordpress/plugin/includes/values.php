<?php
// Converts values of blocks and shortcodes to attributes for the page.

defined( 'ABSPATH' ) || exit;

/**
 * Returns a path of the site or a whole URL; an empty string for everything else. An image may also be a data
 * URL.
 */
function vetrina_url( $value, $type ) {
	$url = trim( preg_replace( '/[\x00-\x20\x7f]+/', ' ', html_entity_decode( $value, ENT_QUOTES, 'UTF-8' ) ) );
	if ( 'image' === $type && preg_match( '#^data:image/(png|jpe?g|gif|webp|avif);base64,[A-Za-z0-9+/=]+$#', $url ) ) {
		return $url;
	}
	$is_whole = preg_match( '#^https?://[^/\\\\]#i', $url );
	// A path has neither a scheme before its first slash nor a host.
	$is_path = ! preg_match( '#^([^/?\#]*:|[/\\\\]{2})#', $url ) && false === strpos( $url, '\\' );
	return $is_whole || $is_path ? $url : '';
}

/** Whether a shortcode's text means true. A parameter without a value does. */
function vetrina_is_true( $value ) {
	return is_bool( $value ) ? $value : ! in_array( strtolower( trim( (string) $value ) ), array( 'false', '0', 'no', 'off' ), true );
}

/**
 * The text of an attribute, not yet escaped, or null for none. The element itself checks dates, numbers and
 * choices, and reports invalid ones.
 */
function vetrina_value( $field, $value ) {
	if ( 'flag' === $field['type'] ) {
		$is_true = null === $value ? $field['default'] : vetrina_is_true( $value );
		return $is_true === $field['default'] ? null : ( $is_true ? 'true' : 'false' );
	}
	if ( ! is_scalar( $value ) ) {
		return null;
	}
	$text = trim( wp_check_invalid_utf8( (string) $value ) );
	if ( in_array( $field['type'], array( 'url', 'image' ), true ) ) {
		$text = vetrina_url( $text, $field['type'] );
	}
	return '' === $text ? null : $text;
}

/** The texts of all attributes that have one, by field name. */
function vetrina_values( $fields, $given ) {
	$values = array();
	foreach ( $fields as $name => $field ) {
		$value = vetrina_value( $field, isset( $given[ $name ] ) ? $given[ $name ] : null );
		if ( null !== $value ) {
			$values[ $name ] = $value;
		}
	}
	return $values;
}

/** Attributes as markup: each after a space, every value escaped. */
function vetrina_attributes( $fields, $values ) {
	$markup = '';
	foreach ( $values as $name => $value ) {
		$markup .= ' ' . $fields[ $name ]['attribute'] . '="' . esc_attr( $value ) . '"';
	}
	return $markup;
}
