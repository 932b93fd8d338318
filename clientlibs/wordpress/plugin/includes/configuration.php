<?php
// Checks a configuration and describes its mistakes.

defined( 'ABSPATH' ) || exit;

/**
 * Mistakes in a configuration, one sentence each.
 *
 * @param string $json The text of the settings page. An empty one is a configuration without keys.
 */
function vetrina_configuration_errors( $json ) {
	if ( '' === trim( $json ) ) {
		return array();
	}
	$configuration = json_decode( $json );
	if ( JSON_ERROR_NONE !== json_last_error() ) {
		return array( vetrina_words( 'notJson', json_last_error_msg() ) );
	}
	if ( ! is_object( $configuration ) ) {
		return array( vetrina_words( 'notAnObject' ) );
	}
	return vetrina_group_errors( vetrina_data( 'configuration' ), $configuration, '' );
}

function vetrina_group_errors( $keys, $group, $path ) {
	$errors = array();
	foreach ( get_object_vars( $group ) as $key => $value ) {
		$name = $path . $key;
		if ( 'editMode' === $name ) {
			$errors[] = vetrina_words( 'pluginKey', $name );
		} elseif ( ! isset( $keys[ $key ] ) ) {
			$errors[] = vetrina_words( 'unknownKey', $name, implode( ', ', array_keys( $keys ) ) );
		} elseif ( ! isset( $keys[ $key ]['keys'] ) ) {
			$error = vetrina_value_error( $keys[ $key ], $value, $name );
			if ( null !== $error ) {
				$errors[] = $error;
			}
		} elseif ( is_object( $value ) ) {
			$errors = array_merge( $errors, vetrina_group_errors( $keys[ $key ]['keys'], $value, "$name." ) );
		} else {
			$errors[] = vetrina_words( 'expectsGroup', $name );
		}
	}
	return $errors;
}

/** A sentence about a wrong value, or null. */
function vetrina_value_error( $key, $value, $name ) {
	switch ( $key['type'] ) {
		case 'function':
			return vetrina_words( 'expectsScript', $name );
		case 'flag':
			return is_bool( $value ) ? null : vetrina_words( 'expectsFlag', $name );
		case 'number':
			return vetrina_number_error( $key, $value, $name );
		case 'choice':
			return in_array( $value, $key['choices'], true ) ? null : vetrina_words( 'expectsChoice', $name, implode( ', ', $key['choices'] ) );
		case 'list':
			return vetrina_is_list_of( $value, 'is_string' ) || is_string( $value ) ? null : vetrina_words( 'expectsList', $name );
		case 'url':
			return is_string( $value ) && '' !== vetrina_url( $value, 'url' ) && vetrina_is_secure( $value ) ? null : vetrina_words( 'expectsUrl', $name );
		case 'origin':
			return is_string( $value ) && preg_match( '#^https?://#i', $value ) && vetrina_is_secure( $value ) ? null : vetrina_words( 'expectsOrigin', $name );
		case 'texts':
			return is_object( $value ) ? null : vetrina_words( 'expectsGroup', $name );
		case 'tours':
			return vetrina_is_list_of( $value, 'is_object' ) ? null : vetrina_words( 'expectsObjects', $name );
		default:
			return is_string( $value ) ? null : vetrina_words( 'expectsText', $name );
	}
}

function vetrina_is_list_of( $value, $is_item ) {
	return is_array( $value ) && count( array_filter( $value, $is_item ) ) === count( $value );
}

/** False for a URL with http, unless it is on this machine. */
function vetrina_is_secure( $url ) {
	return ! preg_match( '#^http://#i', $url ) || preg_match( '#^http://(localhost|127\.0\.0\.1|\[::1\])([:/?\#]|$)#i', $url );
}

function vetrina_number_error( $key, $value, $name ) {
	$min = isset( $key['min'] ) ? $key['min'] : null;
	$max = isset( $key['max'] ) ? $key['max'] : null;
	if ( is_int( $value ) && ( null === $min || $value >= $min ) && ( null === $max || $value <= $max ) ) {
		return null;
	}
	$limits = '';
	if ( null !== $min && null !== $max ) {
		$limits = vetrina_words( 'fromTo', $min, $max );
	} elseif ( null !== $min ) {
		$limits = vetrina_words( 'atLeast', $min );
	} elseif ( null !== $max ) {
		$limits = vetrina_words( 'atMost', $max );
	}
	return vetrina_words( 'expectsNumber', $name, $limits );
}
